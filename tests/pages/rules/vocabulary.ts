import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import type { BuiltPage } from './built-page.ts';

/**
 * Checks structured data against schema.org's vocabulary, and against the fields search engines ask for, with
 * Adobe's validator. The vocabulary is the one in schema-dts, converted to a graph.
 */

const vocabularyFile = join(dirname(createRequire(import.meta.url).resolve('schema-dts')), 'schema.d.ts');

interface VocabularyEntry {
  '@id': string;
  '@type': 'rdfs:Class' | 'rdf:Property';
  'rdfs:subClassOf'?: { '@id': string }[];
  'schema:domainIncludes'?: { '@id': string }[];
}

const reference = (name: string) => ({ '@id': `schema:${name}` });

/** Types with their parents, and properties with their types. */
function readVocabulary(): { '@graph': VocabularyEntry[] } {
  const source = readFileSync(vocabularyFile, 'utf8');
  const graph: VocabularyEntry[] = [];
  const types = new Set<string>();
  const interfaces = source.matchAll(/interface (\w+?)(Base|Leaf) extends ([^{]+) \{([^]*?)\n\}/g);
  for (const [, name = '', , parents = '', body = ''] of interfaces) {
    const above = parents.split(', ').map((parent) => parent.replace(/(Base|Leaf)$/, ''));
    const own = above.filter((parent) => parent !== name);
    // A type with own properties has a Base; its Leaf only adds the name.
    if (!types.has(name))
      graph.push({ ...reference(name), '@type': 'rdfs:Class', 'rdfs:subClassOf': own.map(reference) });
    types.add(name);
    for (const [, property = ''] of body.matchAll(/^ {4}"(\w+)"\?:/gm)) {
      graph.push({
        ...reference(property),
        '@type': 'rdf:Property',
        'schema:domainIncludes': [reference(name)],
      });
    }
  }
  return { '@graph': graph };
}

const validator = new Validator(readVocabulary());

/** The validator's findings in a page: unknown types and properties, missing required fields. */
export async function vocabularyProblems({ file, html }: BuiltPage): Promise<string[]> {
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: [] }).parse(html);
  const issues = await validator.validate(extracted);
  return (
    issues
      // Optional fields that the content lacks are not invented, such as a salary or a closing date.
      .filter(({ issueMessage }) => !issueMessage.endsWith('(optional)'))
      .map(
        ({ rootType, issueMessage, fieldNames }) =>
          `${file}: ${rootType}: ${issueMessage} (${fieldNames?.join(', ') ?? ''})`,
      )
  );
}
