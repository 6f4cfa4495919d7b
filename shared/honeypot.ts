/** The name of the hidden field that only spam programs fill in. No form filler knows a value for it. */
export const honeypot = 'extraRemark';
