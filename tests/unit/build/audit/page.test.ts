import {
  auditText,
  BEGIN,
  END,
  findings,
  withAudit,
  type AuditResults,
} from '../../../../src/build/audit/page';

const REACT = { key: 'node_modules/react', name: 'react', version: '18.3.1', license: 'MIT' };
const GATSBY = { key: 'node_modules/gatsby', name: 'gatsby', version: '5.0.0', license: 'MIT' };

const CLEAN: AuditResults = {
  day: '2026-01-31',
  needed: { asked: true, found: [] },
  everything: { asked: true, found: [] },
  licenses: [REACT, GATSBY],
  inBrowsers: new Set([REACT.key]),
  refused: [],
  secrets: { files: 12, leaks: [] },
};

const weakness = (name: string) => ({
  asked: true as const,
  found: [{ name, severity: 'high', places: [`node_modules/${name}`] }],
});

describe('an audit', () => {
  it('of a clean site has nothing to mend', () => {
    expect(findings(CLEAN)).toEqual([]);
    expect(auditText(CLEAN)).toContain('Nothing to mend.');
    expect(auditText(CLEAN)).toContain('| react | 18.3.1 | MIT |');
    expect(auditText(CLEAN)).not.toContain('gatsby');
  });

  it('counts a weakness in what visitors get once, and only lists one in a tool', () => {
    const weak = { ...CLEAN, needed: weakness('react'), everything: weakness('react') };
    expect(findings(weak)).toEqual(['react, which visitors get, has a known weakness (high).']);
    const tool = { ...CLEAN, everything: weakness('gatsby') };
    expect(findings(tool)).toEqual([]);
    expect(auditText(tool)).toContain('1 in tools: gatsby (high)');
  });

  it('never takes silence for a clean answer', () => {
    const silent: AuditResults = { ...CLEAN, needed: { asked: false, reason: '405 Not Allowed' } };
    expect(auditText(silent)).toContain('Known weaknesses could not be asked for.');
    expect(auditText(silent)).toContain(
      'without the tools for tests | **not asked**: the registry said “405 Not Allowed”',
    );
  });

  it('counts licenses that are refused and secrets that are found', () => {
    const refused = { ...REACT, license: 'GPL-3.0' };
    const bad: AuditResults = {
      ...CLEAN,
      refused: [refused],
      secrets: { files: 1, leaks: [{ file: 'public/a.js', what: 'a private key' }] },
    };
    expect(findings(bad)).toEqual([
      'The license of react 18.3.1 (GPL-3.0) is not on the list of allowed ones.',
      'public/a.js holds a private key.',
    ]);
  });

  it('replaces what stood between the markers and nothing else', () => {
    const page = `# Title\n${BEGIN}\nold\n${END}\nafter\n`;
    expect(withAudit(page, 'new')).toBe(`# Title\n${BEGIN}\n\nnew\n\n${END}\nafter\n`);
    expect(() => withAudit('# Title', 'new')).toThrow('lacks');
  });
});
