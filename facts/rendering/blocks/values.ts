import { listFacts } from '../../findFact';
import { areas } from '../../model/fact';
import { type ValueFact, valueKinds } from '../../model/value';
import type { Block } from '../block';
import { renderQuantity } from '../quantity';
import type { Resolver } from '../resolver';
import { notApplicable, renderCode, renderTable } from '../table';

/** Reports a fault if `area` is unknown. */
export function checkArea(area: string, resolver: Resolver): void {
  if (!areas.some((known) => known === area)) resolver.fail(`没有区域“${area}”，用其中一个：${areas.join('、')}`);
}

function listUsed(area: string, kind: string, resolver: Resolver): readonly ValueFact[] {
  checkArea(area, resolver);
  if (!valueKinds.some((known) => known === kind)) {
    resolver.fail(`没有种类“${kind}”，用其中一个：${valueKinds.join('、')}`);
    return [];
  }
  const values = listFacts(resolver.facts, 'value', area).filter((value) => value.kind === kind);
  if (values.length === 0) resolver.fail(`${area} 没有种类为 ${kind} 的值：加到 facts/${area}/values.yaml`);
  for (const value of values) resolver.use(value);
  return values;
}

const kindsInCode: ReadonlySet<string> = new Set(['port', 'host', 'path', 'file']);

/** Renders a value. Values that readers type are code. */
function renderValue({ value, unit, kind }: ValueFact): string {
  const text = renderQuantity(value, unit);
  return kindsInCode.has(kind) ? renderCode(text) : text;
}

export const valuesBlock: Block = {
  name: 'values',
  argumentNames: '<area> <kind>',
  summary: '某一类数值的表：项目、值、说明',
  render([area = '', kind = ''], resolver) {
    return renderTable(
      ['项目', '值', '说明'],
      listUsed(area, kind, resolver).map((value) => [
        value.label,
        renderValue(value),
        value.note ?? value.purpose ?? '',
      ]),
    );
  },
};

export const portsBlock: Block = {
  name: 'ports',
  argumentNames: '<area>',
  summary: '端口表：端口、协议、方向、用途',
  render([area = ''], resolver) {
    return renderTable(
      ['端口', '协议', '方向', '用途'],
      listUsed(area, 'port', resolver).map((port) => [
        renderCode(String(port.value)),
        port.protocol ?? notApplicable,
        port.direction ?? notApplicable,
        port.purpose ?? port.label,
      ]),
    );
  },
};
