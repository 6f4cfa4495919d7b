import * as v from 'valibot';
import { fields, oneOf, order, role, sentence, title, webAddress } from '../../shared/site-file/parts.ts';
import { photo } from '../../shared/site-file/pictures.ts';
import { portraitSchema } from './portrait.ts';

/** A person, `people/<id>.yaml` (SPEC section 3, Leadership member and Team member). */
export const personSchema = {
  facts: fields({
    name: title,
    /**
     * The page that shows the person: `about` for leaders, `team` for colleagues, or `both`; none for clients and
     * guests.
     */
    on: v.optional(oneOf(['about', 'team', 'both'], 'page of people')),
    order,
    /**
     * Addresses of public profiles. With one the button is a link; without one `team.profiles` of `site.yaml`
     * says what is there.
     */
    profiles: v.optional(fields({ linkedin: v.optional(webAddress), twitter: v.optional(webAddress) }), {}),
    /** `images/anna.jpg`; takes precedence over a portrait. */
    photo: v.optional(photo),
    /** Without it the initials are shown. */
    portrait: v.optional(portraitSchema),
  }),
  words: fields({
    /** What the person does, in the company or at a client. */
    role,
    /**
     * One or two sentences: the bio of a leader, the description of a member of the team, what stands below
     * an article.
     */
    about: v.optional(sentence),
  }),
};
