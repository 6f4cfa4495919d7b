import * as v from 'valibot';
import {
  headTitle,
  description,
  fields,
  linkTarget,
  list,
  sentence,
  text,
  title,
} from '#content/site-file/parts.ts';

/** The blocks below the hero, in the order they have where `site.yaml` names none (SPEC section 2, Home). */
export const homeBlocks = [
  'clients',
  'services',
  'proof',
  'testimonials',
  'newsletter',
  'posts',
  'consultation',
] as const;

/**
 * The words of the home page, `pages/home.yaml` (SPEC sections 1 and 2). `hero.title`, `hero.subtitle` and
 * `services.subtitle` are the translation keys of SPEC section 4. A block that `site.yaml` leaves out needs
 * no words; those of the proof are in `home-claims.yaml`.
 */
export const homeWords = fields({
  /** The title may name the company itself, at its start for instance. */
  head: fields({ title: headTitle, description }),
  hero: fields({
    title,
    subtitle: sentence,
    /** Introduces the list of claims. */
    trust: v.optional(text(5, 90)),
    claims: v.optional(list(text(5, 90), 0, 3), []),
    caption: v.optional(text(10, 120)),
  }),
  services: v.optional(fields({ subtitle: sentence })),
  proof: v.optional(fields({ title, lead: v.optional(sentence) })),
  newsletter: v.optional(fields({ title, lead: sentence })),
  posts: v.optional(fields({ title })),
  consultation: v.optional(
    fields({ title, text: sentence, button: text(2, 40), to: v.optional(linkTarget) }),
  ),
});
