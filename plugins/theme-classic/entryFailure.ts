/** Texts of src/client/pageFailure.ts, which is part of the script that is missing here. */
type FailureTexts = { title: string; hint: string; retry: string };

/**
 * Part of the boot script: when the site's own entry script does not arrive, nothing else is there to say so. Shows the
 * same box as src/client/pageFailure.ts (specification §4, §8), as the last part of the page, which need not be there
 * yet when the script has failed. ES5, since it is not compiled.
 */
export function buildEntryFailureScript({ title, hint, retry }: FailureTexts): string {
  return `addEventListener('error',function(event){
var script=event.target;
if(!script||script.tagName!=='SCRIPT'||!/\\/assets\\/js\\/(main|runtime)/.test(script.src))return;
function add(parent,tag,name,text){
var node=document.createElement(tag);node.className='page-failure'+name;node.textContent=text;parent.appendChild(node);return node
}
function show(){
if(document.querySelector('.page-failure'))return;
var box=add(document.body,'div','',''),text=add(box,'div','__text','');
box.setAttribute('role','alert');
document.documentElement.removeAttribute('data-asked');
add(text,'p','__title',${JSON.stringify(title)});
add(text,'p','__hint',${JSON.stringify(hint)});
add(box,'button','__retry primary-button',${JSON.stringify(retry)}).onclick=function(){location.reload()}
}
if(document.readyState==='loading')document.addEventListener('DOMContentLoaded',show);else show()
},true);`.replaceAll('\n', '');
}
