/** The divider between long sections: a core as an increment borer takes it from a trunk. */
export const Core = () => <div className="core" aria-hidden="true" />;
