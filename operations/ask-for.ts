import { questions, WrongAnswer, type Question, type SiteChoices } from './site-choices.ts';

/** What somebody answers to a question, from the keyboard. */
type Ask = (question: string) => Promise<string>;

/** Answers by the names of the options. */
type Given = Readonly<Partial<Record<keyof typeof questions, string | undefined>>>;

/** The answer to one question: asked again until it can be used, where somebody can be asked. */
async function settle<Value>(
  { question, usual, read }: Question<Value>,
  given: string | undefined,
  ask: Ask | undefined,
  say: (line: string) => void,
): Promise<Value> {
  let answer = given;
  let offer = usual;
  for (;;) {
    try {
      answer ??= (ask && (await ask(`${question}${offer ? ` [${offer}]` : ''}: `)).trim()) || offer;
      if (answer === undefined) throw new WrongAnswer('missing');
      return read(answer);
    } catch (error) {
      if (!(error instanceof WrongAnswer) || !ask) throw error;
      say(error.message);
      offer = error.offer ?? usual;
      answer = undefined;
    }
  }
}

/**
 * All that has to be decided about a new site.
 * @param given what the options say
 * @param ask left out where nobody can be asked
 * @param say tells what is wrong with an answer, before it is asked for again
 * @throws Error with a line for each option that is wrong or missing, where nobody can be asked
 */
export async function askFor(
  given: Given,
  ask?: Ask,
  say: (line: string) => void = () => {},
): Promise<SiteChoices> {
  const wrong: string[] = [];
  const settled = async <Value>(name: keyof typeof questions, question: Question<Value>) => {
    try {
      return await settle(question, given[name], ask, say);
    } catch (error) {
      if (!(error instanceof WrongAnswer)) throw error;
      wrong.push(`--${name}: ${error.message}`);
      return undefined;
    }
  };
  const company = await settled('company', questions.company);
  const origin = await settled('domain', questions.domain);
  const languages = await settled('languages', questions.languages);
  const accent = await settled('accent', questions.accent);
  const parts = await settled('parts', questions.parts);
  const look = await settled('look', questions.look);
  if (!company || !origin || !languages || !accent || !parts || !look) throw new Error(wrong.join('\n'));
  return { company, origin, languages, accent, parts, look };
}
