// Renders a crash inside the layout. Stock keeps the page title and joins the causes with English words.
export { default } from '@site/src/components/CrashReport';
