/** What French does not set: a space that breaks next to these signs, none at all, or a straight apostrophe. */
const UNSET = / [:;!?%»]|« |[\p{L}\d)][;!?%]|[\p{L}\d)]:(?=\s|$)|\p{L}'\p{L}/u;

/** Whether a French text is set as French is. The title of the game "Chicken Out!" is printed without a space. */
export const isSetInFrench = (text: string): boolean => !UNSET.test(text.replaceAll('Chicken Out!', ''));
