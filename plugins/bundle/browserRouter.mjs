import path from 'node:path';

/** Replacements in files of the router's packages, each of a text that occurs once. */
const replacements = {
  // React has had createContext since version 16.
  'react-router.js': [['React.createContext || createReactContext', 'React.createContext']],
  // The site's router has its history in neither the hash nor the memory (`future.experimental_router`).
  'history.js': [
    [' createHashHistory,', ' none as createHashHistory,'],
    [' createMemoryHistory,', ' none as createMemoryHistory,'],
    ['export {', 'const none = undefined;\nexport {'],
  ],
};

/**
 * Loader for the ES modules of `react-router` and `history`: drops what their other parts refer to and the browser does
 * not need.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source the file as the package ships it
 * @returns {string} the same without these parts
 * @throws {Error} when it looks otherwise than in react-router 5.3 and history 4.10
 */
export default function browserRouter(source) {
  const file = path.basename(this.resourcePath);
  let code = source;
  for (const [text, replacement] of replacements[file]) {
    const parts = code.split(text);
    if (parts.length !== 2) throw new Error(`${file}: "${text}" occurs ${parts.length - 1} times`);
    code = parts.join(replacement);
  }
  return code;
}
