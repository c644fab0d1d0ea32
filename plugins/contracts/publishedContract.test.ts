import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { publishedContract } from './publishedContract';

it('links the page and removes the provenance', () => {
  const source = `
openapi: 3.1.0
x-provenance: {provenance: assumed, basis: x}
paths:
  /a:
    get:
      operationId: getA
      x-doc: neptune/api/overview
      parameters: [{name: b, in: query, x-provenance: {provenance: public, source: S1}}]
`;
  expect(parse(publishedContract(source, 'https://docs.example.com'))).toEqual({
    openapi: '3.1.0',
    paths: {
      '/a': {
        get: {
          operationId: 'getA',
          parameters: [{ name: 'b', in: 'query' }],
          externalDocs: { url: 'https://docs.example.com/docs/neptune/api/overview' },
        },
      },
    },
  });
});

it('replaces the contact URL by the site URL', () => {
  const source = 'info: {contact: {name: 文档中心, url: https://docs.example.com}}';
  expect(parse(publishedContract(source, 'https://docs.acme.example'))).toEqual({
    info: { contact: { name: '文档中心', url: 'https://docs.acme.example' } },
  });
});
