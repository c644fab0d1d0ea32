import bash from 'refractor/bash';
import c from 'refractor/c';
import { refractor } from 'refractor/core';
import csharp from 'refractor/csharp';
import go from 'refractor/go';
import ini from 'refractor/ini';
import java from 'refractor/java';
import javascript from 'refractor/javascript';
import json from 'refractor/json';
import markup from 'refractor/markup';
import powershell from 'refractor/powershell';
import properties from 'refractor/properties';
import python from 'refractor/python';
import shellSession from 'refractor/shell-session';
import sql from 'refractor/sql';
import toml from 'refractor/toml';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import { structuredText } from './structuredText';

// The specification requires bash to toml. Pages use the others.
for (const grammar of [
  bash,
  go,
  ini,
  properties,
  shellSession,
  toml,
  c,
  csharp,
  java,
  javascript,
  json,
  markup,
  powershell,
  python,
  sql,
  typescript,
  structuredText,
  yaml,
]) {
  refractor.register(grammar);
}

export const highlighter = refractor;

/** Languages without highlighting. */
export const plainLanguages: ReadonlySet<string> = new Set(['text', 'http', 'csv', 'cmd']);
