/**
 * The statements of `contributing/specification.yaml` hold: every place exists, every test id belongs to a test that
 * runs, every id in code is used, and the view `contributing/specification.md` is up to date.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findNearest } from '../../../facts/findNearest';
import type { Finding, Rule } from '../finding';
import { buildView, viewFile } from './buildView';
import { type Chapter, type Entry, dataFile, loadChapters } from './loadChapters';
import { type Marker, loadMarkers } from './markers';
import { loadRunningTests } from './runningTests';

const looksLikePath = /^@?[\w.-]+\/|^[\w.-]+\.(?:[cm]?[jt]sx?|json|md|css|ya?ml|txt|html)$/;

function findEntryFaults({ statement, places, tests }: Entry, markers: readonly Marker[], root: string): Finding[] {
  const known = new Set(markers.map(({ id }) => id));
  return [
    ...places
      .filter((place) => looksLikePath.test(place))
      .filter((place) => !existsSync(path.join(root, place)) && !existsSync(path.join(root, 'node_modules', place)))
      .map((place) => `${place} does not exist`),
    ...tests
      .filter((id) => !known.has(id))
      .map((id) => `no test has the comment "// spec: ${id}"; near: ${findNearest(id, known).join(', ') || 'none'}`),
  ].map((message) => ({ file: dataFile, message: `${statement}: ${message}` }));
}

function findMarkerFaults(
  chapters: readonly Chapter[],
  markers: readonly Marker[],
  running: ReadonlySet<string>,
): Finding[] {
  const used = new Set(chapters.flatMap(({ entries }) => entries.flatMap(({ tests }) => tests)));
  const first = new Map(markers.toReversed().map((marker) => [marker.id, marker]));
  return markers.flatMap((marker): Finding[] => {
    const { id, file, line } = marker;
    const original = first.get(id) ?? marker;
    return [
      ...(used.has(id) ? [] : [`no statement uses "${id}"; add it to ${dataFile} or delete the comment`]),
      ...(original === marker ? [] : [`"${id}" is already the id of ${original.file}:${original.line}`]),
      ...(running.has(`${file}:${line + 1}`) ? [] : [`"${id}": no test that runs starts on the next line`]),
    ].map((message) => ({ file, line, message }));
  });
}

/** Returns everything that is wrong with the statements, the ids in code and the view. */
export function findFaults(
  chapters: readonly Chapter[],
  markers: readonly Marker[],
  running: ReadonlySet<string>,
  view: string,
  root: string,
): Finding[] {
  return [
    ...chapters.flatMap(({ entries }) => entries.flatMap((entry) => findEntryFaults(entry, markers, root))),
    ...findMarkerFaults(chapters, markers, running),
    ...(view === buildView(chapters, markers)
      ? []
      : [{ file: viewFile, message: 'out of date; run "npm run spec:report" and commit it' }]),
  ];
}

/** Unit test files with markers. Never empty: a runner without files lists every test. */
function listUnitFiles(markers: readonly Marker[]): Set<string> {
  const files = markers.map(({ file }) => file).filter((file) => !file.startsWith('tests/browser/'));
  if (files.length === 0) throw new Error('no unit test has a comment "// spec: <id>"');
  return new Set(files);
}

export const specificationRule: Rule = {
  name: 'specification',
  async examine(root) {
    const chapters = loadChapters(root);
    const markers = loadMarkers(root);
    const running = await loadRunningTests(root, listUnitFiles(markers));
    const view = readFileSync(path.join(root, viewFile), 'utf8');
    const examined = chapters.reduce((sum, { entries }) => sum + entries.length, 0);
    return { findings: findFaults(chapters, markers, running, view, root), examined };
  },
};
