import { PostBrowser, type PostBrowserProps } from '#src/features/browsing/post-browser.tsx';
import { NewsletterForm, type NewsletterWords } from '#src/features/newsletter/newsletter-form.tsx';
import { FeedLink, type FeedLinkProps } from '#src/components/feed-link.tsx';
import { NewsletterBand } from '#src/components/newsletter-band.tsx';
import { TextLink } from '#src/components/text-link.tsx';
import type { LinkTo } from '#src/components/section-head.tsx';
import { FooterNewsletter, type FooterNewsletterWords } from '#src/components/site-footer/site-footer.tsx';
import { H2 } from '#src/components/headings.tsx';
import styles from './blog.module.css';

/** The newsletter form of the listing: inert (SPEC section 4), or working when `site.yaml` says so. */
export type BlogNewsletter =
  | { mode: 'inert'; words: FooterNewsletterWords }
  | { mode: 'working'; words: NewsletterWords };

export interface BlogProps {
  browser: PostBrowserProps;
  question: QuestionInvitationProps;
  newsletter: { title: string; lead: string; form: BlogNewsletter; feed: FeedLinkProps } | null;
}

/** The blog listing (SPEC section 2, Blog listing). */
export function Page({ browser, question, newsletter }: BlogProps) {
  return (
    <>
      <PostBrowser {...browser} closing={<QuestionInvitation {...question} />} />
      {newsletter && (
        <NewsletterBand id="newsletter" title={newsletter.title} lead={newsletter.lead}>
          {newsletter.form.mode === 'inert' ? (
            <div className={styles.inert}>
              <FooterNewsletter words={newsletter.form.words} />
            </div>
          ) : (
            <NewsletterForm words={newsletter.form.words} />
          )}
          <FeedLink {...newsletter.feed} />
        </NewsletterBand>
      )}
    </>
  );
}

interface QuestionInvitationProps {
  title: string;
  text: string;
  /** Leads to the contact page. */
  link: LinkTo;
}

/** The last cell of the blog's grid: an invitation to ask for an article. */
function QuestionInvitation({ title, text, link }: QuestionInvitationProps) {
  return (
    <div className={styles.place}>
      <H2 size={3}>{title}</H2>
      <p className="plain quiet">{text}</p>
      <TextLink href={link.href}>{link.label}</TextLink>
    </div>
  );
}
