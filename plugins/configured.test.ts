import type { LoadContext, PluginOptions } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { configured } from './configured';

const context = {} as LoadContext;
const validate = () => {
  throw new Error('not used');
};

describe('configured', () => {
  it('keeps the options out of the serialized configuration', () => {
    const plugin = configured((_context: LoadContext, _options: { secretPath: string }) => null, {
      secretPath: '/srv',
    });
    expect(JSON.stringify([plugin])).toBe('[null]');
  });

  // spec: plugin-options-completed
  it('runs the plugin with its validated options', async () => {
    const seen: unknown[] = [];
    function plugin(_context: LoadContext, options: { a?: number; b?: number }) {
      seen.push(options);
    }
    plugin.validateOptions = ({ options }: { options: object }) => ({ b: 2, ...options });
    const bound = configured(plugin, { a: 1 });
    const validated = bound.validateOptions?.<PluginOptions, PluginOptions>({ validate, options: {} });
    await bound(context, validated ?? {});
    expect(seen).toEqual([{ b: 2, a: 1 }]);
  });
});
