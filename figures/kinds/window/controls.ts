import { drawCornerBadge } from './badge';
import {
  type Control,
  buildArea,
  buildBadge,
  buildButton,
  buildField,
  buildMark,
  buildWords,
  measureField,
} from './controlParts';
import { type Piece, type Style, flowPieces, joinPieces } from './piece';

const minFieldWidth = 150;
const markGap = 8;

/** Builds labelled radio buttons with the selected one marked, one piece per option. */
function buildOptions({ item }: Control, style: Style): Piece[] {
  return item.options.map((option) =>
    joinPieces([buildMark('radio', option === item.value), buildWords(option, style)], markGap),
  );
}

function withCornerBadge(piece: Piece, number: number | undefined, { notePx }: Style): Piece {
  return { ...piece, draw: (at) => [...piece.draw(at), ...drawCornerBadge(at, number, notePx)] };
}

/** Prefixes the content with the label when no number identifies the field. */
function nameContent({ element, item }: Control): Control {
  if (element.number !== undefined || item.value === undefined) return { element, item };
  return { element, item: { ...item, value: `${element.label}：${item.value}` } };
}

/** Builds a control without a label before it, as in a bar. */
export function buildControl(control: Control, style: Style): Piece {
  const { element, item } = control;
  const words = buildWords(element.label, style);
  const badge = buildBadge(element.number, style);
  const { value } = item;
  switch (element.type) {
    case '输入框':
    case '下拉列表':
    case '下拉框':
    case '上传': {
      const named = nameContent(control);
      return withCornerBadge(
        buildField(named, style, Math.max(minFieldWidth, measureField(named, style, element.label)), element.label),
        element.number,
        style,
      );
    }
    case '开关':
      return joinPieces([...badge, words, buildMark('switch', item.active)], markGap);
    case '复选框':
      return joinPieces([...badge, buildMark('check', item.active), words], markGap);
    case '单选按钮':
      return joinPieces([...badge, words, ...buildOptions(control, style)], markGap);
    case '链接':
      return joinPieces([...badge, buildWords(element.label, style, 'accent')], markGap);
    case '文本':
    case '状态标签':
      return joinPieces(
        [...badge, buildWords(value === undefined ? element.label : `${element.label}：${value}`, style)],
        markGap,
      );
    default:
      return buildButton(control, style);
  }
}

/** Builds a control whose label and number are drawn separately, as in a form, at most `width` wide. */
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
      throw new Error(`regions: “${element.label}”是按钮，放进 bar`);
    default:
      return buildField(control, style, width);
  }
}
