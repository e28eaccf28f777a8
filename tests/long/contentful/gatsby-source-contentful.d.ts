/** The parts of the plugin that the tests call; it ships no types of its own. */
declare module 'gatsby-source-contentful/plugin-options' {
  export interface PluginConfig {
    get(key: string): unknown;
  }
  export function createPluginConfig(options: Record<string, unknown>): PluginConfig;
}

declare module 'gatsby-source-contentful/fetch' {
  import type { PluginConfig } from 'gatsby-source-contentful/plugin-options';

  export function fetchContent(options: {
    syncToken: string | undefined;
    pluginConfig: PluginConfig;
    reporter: unknown;
  }): Promise<{ currentSyncData: { entries: unknown[]; nextSyncToken: string } }>;
}
