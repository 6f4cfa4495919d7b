/**
 * Version of the sentence beside the forms' buttons that says what happens to what is sent (SPEC section 2, Legal pages): live mode
 * stores it with each record. Change it together with the words `contact.form.privacy` and `application.privacy`.
 */
export const consentVersion = '2026-11-01';
