import type { SiteSettings } from '#content/site-settings.ts';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { urls } from '#site/urls.ts';
import { SearchFilters } from './search-filters.tsx';

interface SearchBoxProps {
  settings: SiteSettings;
  popularSearches: readonly string[];
}

/**
 * The header's search box from 870 px up (spec §2): a plain GET form. Its panel waits in a
 * `<template>`, so that without scripts it adds no fields to the form and no noise to the page.
 */
export function SearchBox({ settings, popularSearches }: SearchBoxProps) {
  return (
    <search className="search-box" data-search-box="">
      <form action={urls.buses()} method="get" data-search-form="desktop" className="flex gap-1.5">
        <label htmlFor="header-search" className="sr-only">
          Search buses
        </label>
        <input
          id="header-search"
          name="search"
          type="search"
          className="field-input"
          placeholder="Search buses"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button button-ink px-3">
          <Icon name="search" size={20} />
          <span className="sr-only">Search</span>
        </button>
      </form>
      <output className="sr-only" data-search-status="" />
      <template>
        <SearchPanel settings={settings} popularSearches={popularSearches} />
      </template>
    </search>
  );
}

function SearchPanel({ settings, popularSearches }: SearchBoxProps) {
  return (
    <div className="search-panel" hidden>
      <div className="search-panel-side">
        <SearchFilters place="header" />
        <p id="popular-searches" className="search-panel-heading mt-4">
          Popular Searches
        </p>
        <ul aria-labelledby="popular-searches">
          {popularSearches.map((text) => (
            <li key={text}>
              <a href={urls.buses({ search: text })} data-words="" className="menu-link text-sm">
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="search-panel-main">
        <p id="header-suggestions-label" className="search-panel-heading">
          Suggested Results
        </p>
        <div data-hits-note="" />
        <div
          id="header-suggestions"
          data-hits=""
          role="listbox"
          aria-labelledby="header-suggestions-label"
          className="hits hits-two"
        />
        <div className="search-panel-foot">
          <Button type="submit">See All Products</Button>
          <p className="text-sm">
            If you don’t see what you need{' '}
            <a href={settings.phone.href} className="text-link font-semibold">
              Call Now
            </a>{' '}
            <span className="figures whitespace-nowrap">{settings.phone.display}</span>
          </p>
        </div>
      </div>
    </div>
  );
}
