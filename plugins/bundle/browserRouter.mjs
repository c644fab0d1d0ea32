const fallback = 'React.createContext || createReactContext';

/**
 * Loader for react-router: drops its replacement of `React.createContext`, which React has had since version 16.
 *
 * @param {string} source `react-router.js` as the package ships it
 * @returns {string} the same without the replacement
 * @throws {Error} when it looks otherwise than in react-router 5.3
 */
export default function browserRouter(source) {
  const parts = source.split(fallback);
  if (parts.length !== 2) throw new Error(`react-router.js: "${fallback}" occurs ${parts.length - 1} times`);
  return parts.join('React.createContext');
}
