/** The receiver of a mail or webhook will never accept it: do not try again. */
export class RefusedForGood extends Error {}
