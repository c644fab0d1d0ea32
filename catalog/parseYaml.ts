import { type ErrorCode, LineCounter, type YAMLParseError, isNode, parseDocument } from 'yaml';

const reasons: Readonly<Partial<Record<ErrorCode, string>>> = {
  BAD_INDENT: '缩进与上下各行不一致，或括号没有成对',
  BAD_SCALAR_START: '值以特殊字符开头，给值加引号',
  BLOCK_AS_IMPLICIT_KEY: '一行里有两个“: ”，给含冒号的值加引号',
  BLOCK_IN_FLOW: '括号内不能换行写列表，或括号没有成对',
  DUPLICATE_KEY: '这个键写了两次，只留一个',
  MISSING_CHAR: '缺少引号、逗号、冒号或括号',
  MULTILINE_IMPLICIT_KEY: '缺少引号或括号，值延续到了下一行',
  TAB_AS_INDENT: '缩进用空格，不用制表符',
  UNEXPECTED_TOKEN: '这里多了字符，给值加引号或删去',
};

function describe({ code, linePos, message }: YAMLParseError, firstLine: number): string {
  const line = (linePos?.[0].line ?? 1) + firstLine - 1;
  return `第 ${line} 行不符合 YAML 格式：${reasons[code] ?? `“${message.split('\n')[0] ?? ''}”`}`;
}

export type YamlFile = {
  data: unknown;
  /** Returns the line of the node at `path`, or of the nearest node around it. */
  lineAt: (path: readonly (string | number)[]) => number;
};

/** Parses YAML and keeps the lines of its nodes. Throws like `parseYaml`. */
export function parseYamlFile(text: string, firstLine = 1): YamlFile {
  const counter = new LineCounter();
  const document = parseDocument(text, { uniqueKeys: true, prettyErrors: true, lineCounter: counter });
  const [error] = document.errors;
  if (error) throw new Error(describe(error, firstLine));
  return {
    data: document.toJS() as unknown,
    lineAt(path) {
      for (let length = path.length; length > 0; length -= 1) {
        const node: unknown = document.getIn(path.slice(0, length), true);
        if (isNode(node) && node.range) return counter.linePos(node.range[0]).line + firstLine - 1;
      }
      return firstLine;
    },
  };
}

/**
 * Parses YAML that begins in line `firstLine` of its file. Throws one sentence in Chinese with the line of the error.
 * Duplicate keys are errors.
 */
export function parseYaml(text: string, firstLine = 1): unknown {
  return parseYamlFile(text, firstLine).data;
}
