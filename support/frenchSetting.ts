/** Wrong in French: a breaking or missing space next to these signs, or a straight apostrophe. */
const UNSET = / [:;!?%»]|« |[\p{L}\d)][;!?%]|[\p{L}\d)]:(?=\s|$)|\p{L}'\p{L}/u;

/** Whether a French text follows French typography. The title "Chicken Out!" has no space. */
export const isSetInFrench = (text: string): boolean => !UNSET.test(text.replaceAll('Chicken Out!', ''));
