import type { Fact } from '../model/facts';
import type { ValueFact } from '../model/value';
import { findReferences, parseReference, replaceReferences } from '../rendering/reference';
import { renderInline } from '../rendering/inlineForms';

type Report = (fact: Fact, message: string) => void;

/**
 * Resolves the references in values, such as `mqtt://%%neptune.mqtt.host%%:%%neptune.mqtt.port%%`. A value that is only
 * a reference keeps the type of its target, for example a number. Missing targets are left for `checkReferences`.
 * Circular references are reported.
 */
export function resolveValues(facts: readonly Fact[], report: Report): Fact[] {
  const byKey = new Map(facts.map((fact) => [fact.key, fact]));
  const done = new Map<string, ValueFact>();

  function resolve(fact: ValueFact, chain: readonly string[]): ValueFact {
    const known = done.get(fact.key);
    if (known || typeof fact.value !== 'string' || !fact.value.includes('%%')) return known ?? fact;
    if (chain.includes(fact.key)) {
      report(fact, `引用了自己（${[...chain, fact.key].join(' → ')}）：在其中一个写出值`);
      return fact;
    }
    const inner = [...chain, fact.key];
    const find = (key: string): Fact | undefined => {
      const target = byKey.get(key);
      return target?.type === 'value' ? resolve(target, inner) : target;
    };
    const written = fact.value;
    const alias = /^%%([^%]+)%%$/.exec(written)?.[1];
    const target = alias === undefined ? undefined : find(alias);
    const text = replaceReferences(written, (reference) => {
      const { key = '', form } = parseReference(reference) ?? {};
      const found = find(key);
      const rendered = found && renderInline(found, form);
      return rendered && 'text' in rendered ? rendered.text : `%%${reference}%%`;
    });
    const direct = findReferences(written);
    const resolved: ValueFact = {
      ...fact,
      value: target?.type === 'value' ? target.value : text,
      unit: fact.unit ?? (target?.type === 'value' ? target.unit : undefined),
      refersTo: [...new Set(direct.flatMap((key) => [key, ...refersToOf(find(key))]))],
    };
    done.set(fact.key, resolved);
    return resolved;
  }

  return facts.map((fact) => (fact.type === 'value' ? resolve(fact, []) : fact));
}

function refersToOf(fact: Fact | undefined): readonly string[] {
  return fact?.type === 'value' ? fact.refersTo : [];
}
