/** The folder in the site of the built web table. */
export const PLAY = 'play';

/** The folder in the site of the listings of files. */
export const SOURCE = 'source';

/** Whether an address is outside VitePress, so that its router must not handle links to it. */
export const leavesRouter = (address: string) => address.startsWith(`/${SOURCE}/`) || address.startsWith(`/${PLAY}/`);
