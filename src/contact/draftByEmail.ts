/** Id of the contact form, for controls outside it. */
export const CONTACT_FORM_ID = 'contact-form';

/**
 * Returns the attributes of a button that opens the visitor's mail program with the contact form's values,
 * without scripts.
 */
export const draftByEmail = (email: string) => ({
  form: CONTACT_FORM_ID,
  formAction: `mailto:${email}`,
  formMethod: 'post',
  formEncType: 'text/plain',
});
