/** Texts of src/client/pageFailure.ts, which is part of the missing script. */
type FailureTexts = { title: string; hint: string; retry: string };

/**
 * Builds the part of the boot script that reports a missing entry script, because no other code is loaded. Shows the
 * same message as src/client/pageFailure.ts at the end of the page, which may not have been parsed yet. ES5, because it
 * is not compiled.
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
document.documentElement.removeAttribute('data-query');
add(text,'p','__title',${JSON.stringify(title)});
add(text,'p','__hint',${JSON.stringify(hint)});
add(box,'button','__retry primary-button',${JSON.stringify(retry)}).onclick=function(){location.reload()}
}
if(document.readyState==='loading')document.addEventListener('DOMContentLoaded',show);else show()
},true);`.replaceAll('\n', '');
}
