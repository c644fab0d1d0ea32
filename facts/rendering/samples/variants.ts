/** Languages of the examples of HTTP operations, in the order in which pages show them. */
import type { OperationFact } from '../../model/contract';
import { renderCSharp } from './csharp';
import { renderCurl } from './curl';
import { renderJavaScript } from './javascript';
import { renderPython } from './python';
import { parseSlots } from './slots';

export type Variant = {
  id: string;
  /** Title of the code block. */
  title: string;
  /** Language of the code block. */
  language: string;
  /** Renders the code with marked slots (`slots.ts`). */
  render: (operation: OperationFact) => string;
};

export const variants: readonly Variant[] = [
  { id: 'curl', title: 'curl', language: 'bash', render: renderCurl },
  { id: 'javascript', title: 'JavaScript', language: 'javascript', render: renderJavaScript },
  { id: 'csharp', title: 'C#', language: 'csharp', render: renderCSharp },
  { id: 'python', title: 'Python', language: 'python', render: renderPython },
];

/** Returns the code of a variant. */
export const renderCode = ({ render }: Variant, operation: OperationFact): string => parseSlots(render(operation)).code;
