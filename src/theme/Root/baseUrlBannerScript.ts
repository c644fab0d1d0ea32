/**
 * Builds the script of the home page that explains a wrong `baseUrl`. The site itself cannot, because neither its
 * styles nor its code load. The script shows a banner only if a stylesheet and a script of the site failed to load and
 * the stylesheet exists below the current folder. All other failures (network, deployment in progress, a missing chunk)
 * are left to plugins/theme-classic/entryFailure.ts. The banner replaces the message of that script.
 *
 * ES5, because it is not compiled. Elements are styled through the CSSOM because the policy forbids `style` attributes.
 */
export function buildBaseUrlBannerScript(baseUrl: string): string {
  return `(function(){
var configured=${JSON.stringify(baseUrl)},sheet='',script='';
addEventListener('error',function(event){var from=event.target;
if(from.rel==='stylesheet')sheet=from.getAttribute('href');if(from.tagName==='SCRIPT')script=from.src},true);
addEventListener('load',function(){
var folder=location.pathname.replace(/[^/]*$/,'');
if(!sheet||!script||folder===configured||sheet.indexOf(configured)!==0||typeof fetch!=='function')return;
fetch(folder+sheet.slice(configured.length)).then(function(response){
if(response.ok&&/css/.test(response.headers.get('content-type')))show(folder)}).catch(function(){})});
function add(parent,name,text,style){var element=document.createElement(name);element.textContent=text;
for(var key in style)element.style[key]=style[key];parent.appendChild(element);return element}
function show(folder){
var general=document.querySelector('.page-failure');if(general)general.parentNode.removeChild(general);
var box=document.createElement('div');box.setAttribute('role','alert');
document.body.insertBefore(box,document.body.firstChild);
add(box,'p','网站没有正确加载。',{fontWeight:'bold',fontSize:'26px',margin:'0 0 12px'});
var style={margin:'0 0 8px'};
add(box,'p','最常见的原因是站点配置中的 baseUrl 有误。',style);
add(box,'p','当前配置：baseUrl = '+configured,style);
add(box,'p','建议改为：baseUrl = '+folder,{fontWeight:'bold',margin:'0'});
var look={border:'6px solid #c8161d',background:'#fdeeee',color:'#1a222b',margin:'20px',padding:'20px',fontSize:'18px',lineHeight:'1.7',fontFamily:'system-ui, sans-serif'};
for(var key in look)box.style[key]=look[key]}
})();`.replaceAll('\n', '');
}
