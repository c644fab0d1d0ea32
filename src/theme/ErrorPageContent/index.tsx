// A page crashed inside the layout. Stock keeps the page's title and joins the causes with English words.
export { default } from '@site/src/components/CrashReport';
