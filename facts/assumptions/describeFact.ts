import type { Fact } from '../model/facts';
import { releaseParts } from '../model/release';
import { circledNumber } from '../rendering/circledNumber';
import { renderQuantity } from '../rendering/quantity';

const joinDefined = (parts: readonly (string | number | boolean | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part !== '').join('；');

/** Describes a fact to readers who know the product but not this repository. */
export function describeFact(fact: Fact): { name: string; content: string } {
  switch (fact.type) {
    case 'value':
      return { name: fact.label, content: renderQuantity(fact.value, fact.unit) };
    case 'screen':
      return {
        name: [...fact.path, fact.label].join(' > '),
        content: fact.elements.map(({ position, label }) => `${circledNumber(position)} ${label}`).join('、'),
      };
    case 'element':
      return { name: fact.label, content: joinDefined([fact.elementType, fact.purpose, fact.note]) };
    case 'error':
      return { name: `${fact.code} ${fact.meaning}`, content: joinDefined([fact.causes[0], fact.actions[0]]) };
    case 'state-set':
      return { name: fact.label, content: fact.members.map(({ label }) => label).join('、') };
    case 'state':
      return { name: fact.label, content: joinDefined([fact.value, fact.meaning]) };
    case 'parameter-set':
      return { name: fact.label, content: `${fact.members.length} 个参数` };
    case 'parameter':
      return {
        name: joinDefined([fact.label, fact.symbol]),
        content: joinDefined([
          fact.range === undefined ? undefined : `范围 ${String(fact.range)}`,
          fact.default === undefined ? undefined : `默认 ${String(fact.default)}`,
          fact.unit,
          fact.effect,
          fact.note,
        ]),
      };
    case 'function':
      return { name: fact.name, content: joinDefined([fact.signature, fact.summary]) };
    case 'component':
      return {
        name: fact.name,
        content: joinDefined([fact.summary, fact.properties.map(({ name }) => name).join('、')]),
      };
    case 'download':
      return { name: fact.platform, content: joinDefined([fact.fileName, fact.version]) };
    case 'listing':
      return { name: fact.fileName, content: fact.summary };
    case 'release':
      return {
        name: `${fact.product} ${fact.version}`,
        content: joinDefined(releaseParts.flatMap((part) => fact.parts[part].map(({ text }) => text))),
      };
    case 'term':
      return { name: fact.zh, content: fact.definition };
    case 'operation':
      return { name: fact.summary, content: `${fact.method} ${fact.path}` };
    case 'channel':
      return { name: fact.title, content: fact.address ?? '地址由服务端返回' };
    case 'message':
      return { name: fact.title, content: fact.fields.map(({ name }) => name).join('、') };
  }
}
