import type { Shape } from '../../drawing/drawing';
import { measureText } from '../../drawing/measureText';
import { drawBadge, drawCornerBadge, badgeRadius } from './badge';
import type { NumberedElement } from './numbering';
import { type Piece, type Style, baselineOf, drawText, flowPieces, joinPieces } from './piece';
import type { Item } from './schema';

const padding = 18;
const markSize = 20; // of a check box, a radio button, a switch
const markGap = 8;

export type Control = { element: NumberedElement; item: Item };

function drawChevron(x: number, y: number): Shape {
  const points = [
    { x: x - 6, y: y - 3 },
    { x, y: y + 3 },
    { x: x + 6, y: y - 3 },
  ];
  return { shape: 'line', points, stroke: 'secondary', strokeWidth: 2 };
}

function buildButton({ element, item }: Control, style: Style): Piece {
  const { notePx, controlHeight: height } = style;
  const primary = item.primary;
  const width = measureText(element.label, { sizePx: notePx, bold: primary }) + 2 * padding;
  return {
    width,
    height,
    draw: ({ x, y }) => [
      {
        shape: 'box',
        ...{ x, y, width, height },
        radius: 4,
        fill: primary ? 'accentFill' : 'boxFill',
        stroke: primary ? 'accent' : 'boxBorder',
        strokeWidth: 2,
      },
      drawText(
        element.label,
        { x: x + padding, y: baselineOf(y, height, notePx) },
        notePx,
        primary ? 'accent' : 'text',
        primary,
      ),
      ...drawCornerBadge({ x, y }, element.number, notePx),
    ],
  };
}

/** A field with its content; a list to choose from has a chevron, a file to choose a broken border. */
function buildField({ element, item }: Control, style: Style, width: number, placeholder?: string): Piece {
  const { notePx, controlHeight: height } = style;
  const { value } = item;
  const content = value ?? placeholder;
  const isList = element.type.startsWith('下拉');
  return {
    width,
    height,
    draw: ({ x, y }) => [
      {
        shape: 'box',
        ...{ x, y, width, height },
        radius: 4,
        fill: 'background',
        stroke: 'boxBorder',
        strokeWidth: 2,
        dash: element.type === '上传' ? 'dashed' : undefined,
      },
      ...(content === undefined
        ? []
        : [
            drawText(
              content,
              { x: x + padding, y: baselineOf(y, height, notePx) },
              notePx,
              value === undefined ? 'secondary' : 'text',
            ),
          ]),
      ...(isList ? [drawChevron(x + width - 18, y + height / 2)] : []),
    ],
  };
}

/** The least width of a field that shows its content whole. */
function measureField({ item, element }: Control, { notePx }: Style, placeholder = ''): number {
  const content = item.value ?? placeholder;
  return measureText(content, { sizePx: notePx }) + 2 * padding + (element.type.startsWith('下拉') ? 20 : 0);
}

function buildMark(kind: 'switch' | 'check' | 'radio', on: boolean): Piece {
  const width = kind === 'switch' ? 2 * markSize : markSize;
  const stroke = on ? 'accent' : 'boxBorder';
  return {
    width,
    height: markSize,
    draw: ({ x, y }) => {
      const middle = { x: x + markSize / 2, y: y + markSize / 2 };
      if (kind === 'switch') {
        const knob = on ? x + width - markSize / 2 : middle.x;
        return [
          {
            shape: 'box',
            x,
            y,
            width,
            height: markSize,
            radius: markSize / 2,
            fill: on ? 'accentFill' : 'boxFill',
            stroke,
            strokeWidth: 2,
          },
          { shape: 'circle', x: knob, y: middle.y, r: 6, fill: on ? 'accent' : 'line' },
        ];
      }
      if (kind === 'radio') {
        return [
          { shape: 'circle', ...middle, r: markSize / 2 - 1, fill: 'background', stroke, strokeWidth: 2 },
          ...(on ? [{ shape: 'circle', ...middle, r: 5, fill: 'accent' } as const] : []),
        ];
      }
      const tick = [
        { x: x + 5, y: middle.y },
        { x: x + 9, y: middle.y + 5 },
        { x: x + 16, y: middle.y - 5 },
      ];
      return [
        { shape: 'box', x, y, width, height: markSize, radius: 3, fill: 'background', stroke, strokeWidth: 2 },
        ...(on ? [{ shape: 'line', points: tick, stroke: 'accent', strokeWidth: 3 } as const] : []),
      ];
    },
  };
}

export function buildWords(
  content: string,
  { notePx }: Style,
  colour: 'text' | 'secondary' | 'accent' | 'second' = 'text',
): Piece {
  return {
    width: measureText(content, { sizePx: notePx }),
    height: Math.round(notePx * 1.3),
    draw: ({ x, y }) => [drawText(content, { x, y: baselineOf(y, Math.round(notePx * 1.3), notePx) }, notePx, colour)],
  };
}

/** The number of an element before words of it. */
export function buildBadge(number: number, { notePx }: Style): Piece {
  const size = 2 * badgeRadius;
  return {
    width: size,
    height: size,
    draw: ({ x, y }) => drawBadge({ x: x + badgeRadius, y: y + badgeRadius }, number, notePx),
  };
}

/** Radio buttons with their words, the chosen one marked; in one piece each, to be flowed. */
function buildOptions({ item }: Control, style: Style): Piece[] {
  return item.options.map((option) =>
    joinPieces([buildMark('radio', option === item.value), buildWords(option, style)], markGap),
  );
}

function withCornerBadge(piece: Piece, number: number, { notePx }: Style): Piece {
  return { ...piece, draw: (at) => [...piece.draw(at), ...drawCornerBadge(at, number, notePx)] };
}

/** A control that stands without a name before it, as in a bar. */
export function buildControl(control: Control, style: Style): Piece {
  const { element, item } = control;
  const words = buildWords(element.label, style);
  const badge = buildBadge(element.number, style);
  const { value } = item;
  switch (element.type) {
    case '输入框':
    case '下拉列表':
    case '下拉框':
    case '上传':
      return withCornerBadge(
        buildField(control, style, Math.max(150, measureField(control, style, element.label)), element.label),
        element.number,
        style,
      );
    case '开关':
      return joinPieces([badge, words, buildMark('switch', item.active)], markGap);
    case '复选框':
      return joinPieces([badge, buildMark('check', item.active), words], markGap);
    case '单选按钮':
      return joinPieces([badge, words, ...buildOptions(control, style)], markGap);
    case '链接':
      return joinPieces([badge, buildWords(element.label, style, 'accent')], markGap);
    case '文本':
    case '状态标签':
      return joinPieces(
        [badge, buildWords(value === undefined ? element.label : `${element.label}：${value}`, style)],
        markGap,
      );
    default:
      return buildButton(control, style);
  }
}

/** Where something larger is shown or chosen: a map, a list. */
function buildArea(width: number): Piece {
  const height = 64;
  return {
    width,
    height,
    draw: ({ x, y }) => [
      { shape: 'box', x, y, width, height, radius: 4, fill: 'boxFill', stroke: 'boxBorder', strokeWidth: 2 },
    ],
  };
}

/** A control whose name and number stand before or above it, as in a form: at most `width` wide. */
export function buildNamedControl(control: Control, style: Style, width: number): Piece {
  const { element, item } = control;
  switch (element.type) {
    case '开关':
      return buildMark('switch', item.active);
    case '复选框':
      return buildMark('check', item.active);
    case '单选按钮':
      return flowPieces(buildOptions(control, style), width, { x: 20, y: 8 });
    case '文本':
    case '状态标签':
      return buildWords(item.value ?? '—', style);
    case '地图':
    case '图':
    case '区域':
    case '列表':
    case '表格':
    case '树':
      return buildArea(width);
    case '按钮':
      throw new Error(`regions: “${element.label}” is a button; put it in a bar`);
    default:
      return buildField(control, style, width);
  }
}
