/**
 * The password of the admin page (SPEC section 5: a fixed value held in the client), as the SHA-256 of
 * `<salt>:<password>`, so that the bundle does not print it. It is a demonstration gate: whoever reads the scripts can get
 * past it, and there is only sample data behind it. To change the password, choose a salt and write down the digest of
 * `printf '%s' '<salt>:<password>' | sha256sum`. The password that is set here is in README.md.
 */
export const adminGate = {
  salt: 'fourteen-columns',
  digest: 'ed7e18969b5cba0baa528b81829bdd1e1dc76cb02b0c70ca47228054c7bc0cf4',
} as const;
