import { launchBrowser } from './tests/performance/browser';
const b = await launchBrowser();
const shot = async (name:string,url:string,w:number,h:number,mode:string,sel?:string)=>{
  const p = await b.newPage({viewport:{width:w,height:h}});
  await p.addInitScript((m)=>localStorage.setItem('theme',m), mode);
  await p.goto('http://127.0.0.1:4390'+url,{waitUntil:'networkidle'});
  if (sel) await p.locator(sel).first().evaluate((e)=>e.scrollIntoView());
  await p.screenshot({path:`/tmp/shots/${name}.png`}); await p.close();
};
await shot('cards','/docs/automation/motion_parameter/axis-config',390,844,'light','.table-scroll--dense tbody');
await shot('cards-dark','/docs/automation/motion_parameter/axis-config',360,740,'dark','.table-scroll--dense tbody tr:nth-child(3)');
await shot('many','/docs/janus/user/data-definition',390,844,'light','.table-scroll--many');
await shot('steps2','/docs/automation/process_management/new-project',1440,900,'light','.steps');
await shot('steps-m','/docs/automation/process_management/new-project',390,844,'dark','.steps');
await b.close();
