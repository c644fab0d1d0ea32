import './navigation.css';

/** What a box says, from top to bottom: what failed, what a reader can do, what the engine said. */
export type FailureTexts = { title: string; hint: string; error?: string };

/** A box at the lower edge of the window that says what failed, to screen readers at once. Still to be put in the page. */
export function buildFailureBox(texts: FailureTexts): HTMLElement {
  const box = document.createElement('div');
  box.className = 'page-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('div');
  text.className = 'page-failure__text';
  for (const [name, content] of Object.entries(texts)) {
    const paragraph = document.createElement('p');
    paragraph.className = `page-failure__${name}`;
    paragraph.textContent = content;
    text.append(paragraph);
  }
  box.append(text);
  return box;
}
