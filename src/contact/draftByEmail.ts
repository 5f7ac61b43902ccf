/** Id of the contact form, for controls outside of it. */
export const CONTACT_FORM_ID = 'contact-form';

/** Attributes of a button that opens the visitor's mail program with the contact form's values, without scripts. */
export const draftByEmail = (email: string) => ({
  form: CONTACT_FORM_ID,
  formAction: `mailto:${email}`,
  formMethod: 'post',
  formEncType: 'text/plain',
});
