/** Where a live server takes reports of what its content security policy blocked; the policy names it. */
export const policyReports = '/api/reports';
