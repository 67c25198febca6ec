import type { Company } from '@tenfold/contract/company';
import { missingMark } from '@tenfold/domain/format';
import { yearsBefore } from '@tenfold/domain/periods';
import { Fragment, type ReactNode } from 'react';
import { hostOf, networkName } from '../../../ui/text/link-name.ts';

export function CompanyFacts({ company }: { company: Company }) {
  const { socialMediaUrls } = company;
  return (
    <dl className="company-facts">
      <Fact label="Industry">{company.industry}</Fact>
      {hasProfile(company) ? <Profile company={company} /> : <Fact label="Profile">Not on file</Fact>}
      {socialMediaUrls.length > 0 && (
        <Fact label="Social media">
          {socialMediaUrls.map((link, index) => (
            <Fragment key={link}>
              {index > 0 && ' · '}
              <Outside link={link}>{networkName(link)}</Outside>
            </Fragment>
          ))}
        </Fact>
      )}
      {company.lastTradeTime !== null && (
        <Fact label="Past days">
          <a href={`?asof=${yearsBefore(company.lastTradeTime.slice(0, 10), 1)}`}>
            As of a year ago, or any day
          </a>
        </Fact>
      )}
    </dl>
  );
}

/** Where nothing is known beside the filings, that is said once, not of each fact. */
function hasProfile(company: Company): boolean {
  const { headquartersLocation, founded, foundingYear, employees, mainMarkets, websiteUrl } = company;
  const facts = [headquartersLocation, founded, foundingYear, employees, mainMarkets, websiteUrl];
  return facts.some((fact) => fact !== null);
}

function Profile({ company }: { company: Company }) {
  const { websiteUrl } = company;
  return (
    <>
      <Fact label="Headquarters">{company.headquartersLocation}</Fact>
      <Fact label="Founded">{company.founded ?? company.foundingYear}</Fact>
      <Fact label="Employees">{company.employees?.toLocaleString('en-US')}</Fact>
      <Fact label="Main markets">{company.mainMarkets}</Fact>
      <Fact label="Website">{websiteUrl && <Outside link={websiteUrl}>{hostOf(websiteUrl)}</Outside>}</Fact>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || missingMark}</dd>
    </div>
  );
}

function Outside({ link, children }: { link: string; children: ReactNode }) {
  return (
    <a href={link} rel="noreferrer">
      {children}
    </a>
  );
}
