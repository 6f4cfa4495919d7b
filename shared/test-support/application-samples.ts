import { applicationForm } from '#shared/forms/application.ts';
import { emptyOf, filledOf } from './form-samples.ts';
import type { Application } from '#shared/contracts/application.ts';

const objects =
  '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n';

/** The smallest valid PDF structure, for tests and measurements. */
export const sampleResume = `${objects}xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n${objects.length}\n%%EOF\n`;

/** Applications that every adapter accepts (SPEC sections 3, 5): all fields, and only the required ones. */
export const sampleApplications = {
  full: {
    ...filledOf(applicationForm),
    firstName: 'Ximena',
    lastName: "O'Dell-Duarte",
    email: 'ximena@duarte.example',
    phone: '+1 628 555 0110',
    linkedIn: 'linkedin.com/in/ximena',
    portfolio: 'https://duarte.example/work?a=1&b=2',
    coverLetter: 'I kept a <b>payroll</b> running.\nFor nine years.',
    jobId: 'cloud-engineer',
    resume: new File([sampleResume], 'resume-duarte.pdf', { type: 'application/pdf' }),
  },
  short: {
    ...emptyOf(applicationForm),
    firstName: 'Jon',
    lastName: 'Ek',
    email: 'jon@ek.example',
    phone: '+46 8 123 45',
    jobId: 'ux-ui-designer',
    // Some systems send no type for a file.
    resume: new File([sampleResume], 'CV.PDF'),
  },
} as const satisfies Record<string, Application>;
