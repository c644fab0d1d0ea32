import { launchBrowser } from './tests/performance/browser';
const b = await launchBrowser();
const shots: [string,string,number,number,string][] = [
 ['triton','/docs/triton/deploy/configure-service',1440,900,'light'],
 ['triton-m','/docs/triton/deploy/configure-service',390,844,'light'],
 ['op-m','/docs/open-platform/janus-api/utils/show-dialog',390,844,'dark'],
 ['glossary','/docs/glossary',1440,900,'light'],
 ['table-m','/docs/automation/motion_parameter/axis-config#参数说明',390,844,'light'],['home-m','/docs/automation/process_management/new-project',360,740,'dark'],
 ['rest','/docs/neptune/api/device_management/device_list',1440,900,'light'],
 ['steps','/docs/automation/process_management/new-project',1440,900,'light'],
 ['search','/search?q=%E8%AE%BE%E5%A4%87',1440,900,'light'],
];
for (const [name,url,width,height,mode] of shots) {
  const p = await b.newPage({viewport:{width,height}});
  await p.addInitScript((m)=>localStorage.setItem('theme',m), mode);
  await p.goto('http://127.0.0.1:4390'+url, {waitUntil:'networkidle'});
  await p.screenshot({path:`/tmp/shots/${name}.png`});
  await p.close();
}
await b.close();
