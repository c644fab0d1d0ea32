import { describe, expect, it } from 'vitest';
import { type Format, formats } from '../../drawing/drawing';
import { noFacts } from '../../figureFacts';
import { architecture } from './architecture';

const node = (id: string) => ({ id, label: id });
const draw = (spec: unknown, format: Format = formats.wide) =>
  architecture.layout(architecture.schema.parse(spec), format, noFacts);
/** Returns the left edge of the box around a text. */
const leftOf = (spec: unknown, label: string, format: Format = formats.wide): number => {
  const text = draw(spec, format).shapes.find((shape) => shape.shape === 'text' && shape.content === label);
  return text?.shape === 'text' ? (text.within?.x ?? 0) : 0;
};
const isVertical = ({ points }: { points: readonly { x: number }[] }) => points.every(({ x }) => x === points[0]?.x);

const through = {
  layers: [{ nodes: [node('cloud')] }, { nodes: [node('edge')] }, { nodes: [node('plc'), node('device')] }],
  links: [
    { from: 'edge', to: 'cloud', label: 'HTTP' },
    { from: 'plc', to: 'edge', label: 'Modbus' },
    { from: 'device', to: 'cloud', label: 'MQTT' },
  ],
};

describe('architecture', () => {
  it('draws every link between layers as one straight line', () => {
    const lines = draw(through).shapes.filter((shape) => shape.shape === 'line');
    expect(lines).toHaveLength(3);
    expect(lines.every(isVertical)).toBe(true);
  });

  it('draws the line and the name of a dangerous link in the danger colour', () => {
    const links = [{ from: 'edge', to: 'cloud', label: '切断动力', danger: true }];
    const { shapes } = draw({ ...through, links });
    expect(shapes.find((shape) => shape.shape === 'line')).toMatchObject({ stroke: 'danger' });
    expect(shapes.find((shape) => shape.shape === 'text' && shape.content === '切断动力')).toMatchObject({
      colour: 'danger',
    });
  });

  it('routes a link past the layers between its ends on the side of its node', () => {
    const boxes = draw(through).shapes.filter((shape) => shape.shape === 'box');
    const edge = boxes.find(({ x }) => x === leftOf(through, 'edge'));
    const passing = draw(through)
      .shapes.filter((shape) => shape.shape === 'line')
      .at(-1);
    expect(passing?.points[0]?.x).toBeGreaterThan((edge?.x ?? 0) + 100);
  });

  it('throws with the labels of links that cross', () => {
    const crossing = {
      layers: [{ nodes: [node('a'), node('b')] }, { nodes: [node('c'), node('d')] }],
      links: [
        { from: 'a', to: 'd', label: '一' },
        { from: 'b', to: 'c', label: '二' },
      ],
    };
    expect(() => draw(crossing)).toThrow('links: “一”与“二”交叉');
  });

  it('stacks linked neighbours in the narrow format', () => {
    const chain = {
      layers: [{ nodes: [node('a'), node('b')] }],
      links: [{ from: 'a', to: 'b', label: '数据' }],
    };
    expect(leftOf(chain, 'b')).toBeGreaterThan(leftOf(chain, 'a'));
    expect(leftOf(chain, 'b', formats.narrow)).toBe(leftOf(chain, 'a', formats.narrow));
  });

  it('throws on a link between distant nodes of a row and on more than nine nodes', () => {
    const far = {
      layers: [{ nodes: [node('a'), node('b'), node('c')] }],
      links: [{ from: 'a', to: 'c', label: '数据' }],
    };
    expect(() => draw(far)).toThrow('“a”与“c”在行内不相邻');
    const many = { layers: [{ nodes: Array.from({ length: 10 }, (_node, index) => node(`n${index}`)) }] };
    expect(() => draw(many)).toThrow('最多 9 个');
  });
});
