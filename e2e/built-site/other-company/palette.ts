/** The colours of another company, for rebrand.check.ts. */
export const accent = { light: '#0b6b73', dark: '#4fc3c7' } as const;

export const groundColours = { light: '#f8f6f1', dark: '#131210' } as const;
