/** English words of the case studies and white papers: their pages and their PDFs. */
export const documents = {
  'document.kind.caseStudy': 'Case study',
  'document.kind.whitePaper': 'White paper',
  'document.by': 'By {author}',
  'document.term': '{term}:',
  'document.industry': 'Industry',
  'document.client': 'Client',
  'document.figures': 'The figures',
  'document.summary': 'In brief',
  'document.download.facts': 'PDF in English, {size}',
  'document.more.label': 'More reading',
  'document.next.caseStudy': 'Next case study',
  'document.next.whitePaper': 'Next white paper',
  'document.page': 'Page {page} of {pages}',
  'document.online': 'This text as a web page',
  'document.question': 'Questions about it',
} as const;
