/** Long enough that guessing at a hundred tries in four hours (login-throttle.ts) does not succeed. */
export const minPasswordLength = 12;
