/** Types of the used parts of two packages. */
declare module '@adobe/structured-data-validator' {
  export interface ValidationIssue {
    rootType: string;
    issueMessage: string;
    fieldNames?: string[];
  }
  export default class Validator {
    constructor(vocabulary: object);
    validate(extracted: object): Promise<ValidationIssue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): object;
  }
}
