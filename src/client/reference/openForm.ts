import { translate } from '@docusaurus/Translate';
import { createElement } from '../createElement';
import { type ExampleField, readForm } from './exampleFields';
import { forget, isRemembered, readValues, remember, setValue } from './exampleValues';
import { describeFault } from './faultTexts';
import { fillExamples } from './fillExamples';
import { findValueFault } from './findValueFault';
import './form.css';

export { fillExamples } from './fillExamples';

const formId = 'example-form';

function buildShowButton(input: HTMLInputElement, label: string): HTMLElement {
  const text = translate({ id: 'site.example.show', message: '显示' });
  const name = translate({ id: 'site.example.showLabel', message: '显示{label}' }, { label });
  const button = createElement('button', { type: 'button', 'aria-pressed': 'false', 'aria-label': name }, text);
  button.addEventListener('click', () => {
    const isShown = input.type === 'password';
    input.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
    document.documentElement.classList.toggle(
      'shows-secrets',
      document.querySelector(`#${formId} [aria-pressed='true']`) !== null,
    );
  });
  return button;
}

type Row = { row: HTMLElement; input: HTMLInputElement; check: () => void };

function buildRow(field: ExampleField, value: string, onValue: (value: string) => void): Row {
  const { name, label, example, kind } = field;
  const id = `example-${name}`;
  const input = createElement('input', {
    id,
    type: kind === 'secret' ? 'password' : 'text',
    placeholder: example,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': `${id}-fault`,
  });
  input.value = value;
  const code = kind === 'address' ? [] : [' ', createElement('code', {}, name)];
  const fault = createElement('p', { id: `${id}-fault`, class: 'api-fault', role: 'alert' });
  const check = (): void => {
    const found = findValueFault(field, input.value);
    fault.textContent = found ? describeFault(found) : '';
    input.setAttribute('aria-invalid', String(found !== undefined));
  };
  input.addEventListener('change', check);
  input.addEventListener('input', () => {
    if (input.getAttribute('aria-invalid') === 'true') check();
    onValue(findValueFault(field, input.value) === undefined ? input.value : '');
  });
  const box = createElement('div', { class: 'api-input' }, input);
  if (kind === 'secret') box.append(buildShowButton(input, label));
  const row = createElement('div', {}, createElement('label', { for: id }, label, ...code), box, fault);
  return { row, input, check };
}

function buildForm(button: HTMLButtonElement): HTMLElement {
  const { area, fields } = readForm(button);
  const values = readValues(area);
  const status = createElement('p', { role: 'status' });
  const rows = fields.map((field) =>
    buildRow(field, values[field.name] ?? '', (value) => {
      setValue(area, field.name, value);
      fillExamples(button);
    }),
  );
  const box = createElement('input', { type: 'checkbox' });
  box.checked = isRemembered(area);
  box.addEventListener('change', () => {
    const isDone = remember(area, box.checked);
    status.textContent = isDone
      ? ''
      : translate({ id: 'site.example.notStored', message: '浏览器不允许保存，关闭页面后要重新填写。' });
  });
  const remove = createElement(
    'button',
    { type: 'button' },
    translate({ id: 'site.example.forget', message: '清空并删除记录' }),
  );
  remove.addEventListener('click', () => {
    forget(area);
    box.checked = false;
    for (const { input, check } of rows) {
      input.value = '';
      check();
    }
    fillExamples(button);
    status.textContent = translate({ id: 'site.example.forgotten', message: '已清空，本机没有保存这些内容。' });
  });
  const note = translate({
    id: 'site.example.note',
    message: '内容只写进本页的示例，不发送。不勾选时不保存；勾选后，令牌等认证信息也保存在本机，公用电脑不要勾选。',
  });
  return createElement(
    'fieldset',
    { id: formId, class: 'api-form' },
    createElement('legend', {}, translate({ id: 'site.example.legend', message: '示例中的地址和参数' })),
    ...rows.map(({ row }) => row),
    createElement(
      'label',
      { class: 'api-remember' },
      box,
      translate({ id: 'site.example.remember', message: '在本机记住' }),
    ),
    createElement('p', {}, note),
    remove,
    status,
  );
}

/** Opens the form after its button, or closes it. */
export function toggleForm(button: HTMLButtonElement): void {
  const open = document.getElementById(formId);
  button.setAttribute('aria-expanded', String(!open));
  document.documentElement.classList.remove('shows-secrets');
  if (open) {
    open.remove();
    return;
  }
  const form = buildForm(button);
  button.parentElement?.after(form);
  form.querySelector('input')?.focus();
}
