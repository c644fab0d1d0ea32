import type { Element } from 'hast';
import type { OperationFact } from '../../facts/model/contract';
import { isFile, listArguments, serverSlot } from '../../facts/rendering/samples/arguments';
import { createElement } from './groupVariants';

/** Input of the form that inserts the reader's values (src/client/reference/exampleFields.ts). */
type ExampleField = { name: string; label: string; example: string; kind: 'address' | 'json' | 'text' | 'secret' };

function listFields(operation: OperationFact): ExampleField[] {
  const args = listArguments(operation).filter(({ field }) => !isFile(field) && field.location !== 'path');
  return [
    { name: serverSlot, label: '服务器地址', example: operation.server, kind: 'address' },
    ...args.map(({ field: { name, env, note }, value }): ExampleField => {
      const label = note.split(/[；，。：（]/)[0] ?? name;
      if (env !== undefined) return { name: env, label, example: '', kind: 'secret' };
      return { name, label, example: value, kind: /^[[{]/.test(value) ? 'json' : 'text' };
    }),
  ];
}

/** Builds the button that opens the form, with the data of the form. */
export function buildFillButton(operation: OperationFact): Element {
  const data = JSON.stringify({ area: operation.area, fields: listFields(operation) });
  const text = '填入自己的地址和参数';
  const button = createElement(
    'button',
    { type: 'button', ariaExpanded: 'false', dataExample: data },
    { type: 'text', value: text },
  );
  return createElement('p', { className: ['api-fill', 'needs-script'] }, button);
}
