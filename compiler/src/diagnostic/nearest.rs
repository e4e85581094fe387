//! "Did you mean": the known name nearest to a misspelt one.

use super::{Applicability, Diagnostic, Edit, Span};

/// The diagnostic with the suggestion to write the nearest of the candidates at `span`, if one is near.
pub fn with_nearest<'a>(
    diagnostic: Diagnostic,
    (name, span): (&str, Span),
    candidates: impl Iterator<Item = &'a str>,
) -> Diagnostic {
    match nearest(name, candidates) {
        Some(meant) => diagnostic.with_suggestion(
            format!("did you mean '{meant}'?"),
            Applicability::MaybeIncorrect,
            [Edit::replace(span, meant)],
        ),
        None => diagnostic,
    }
}

/// Names longer than this are not compared, so that a hostile module costs no more than a long one.
const MAX_LENGTH: usize = 40;

/// The candidate with the fewest edits, if few enough that the writer may have meant it. The first of equals wins.
pub fn nearest<'a>(name: &str, candidates: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    if name.len() > MAX_LENGTH {
        return None;
    }
    let mut limit = (name.len() + 1) / 3;
    let mut best = None;
    for candidate in candidates {
        if candidate == name || candidate.len() > MAX_LENGTH || candidate.len().abs_diff(name.len()) > limit {
            continue;
        }
        if let Some(distance) = distance(name.as_bytes(), candidate.as_bytes(), limit)
            && (best.is_none() || distance < limit)
        {
            best = Some(candidate);
            limit = distance;
        }
    }
    best
}

/// How many insertions, deletions, replacements and swaps of neighbours lead from `a` to `b`, if at most `limit`.
fn distance(a: &[u8], b: &[u8], limit: usize) -> Option<usize> {
    let mut rows = [[0usize; MAX_LENGTH + 1]; 3];
    for (j, cell) in rows[0].iter_mut().enumerate() {
        *cell = j;
    }
    for i in 1..=a.len() {
        let (now, before, earlier) = (i % 3, (i + 2) % 3, (i + 1) % 3);
        rows[now][0] = i;
        let mut least = i;
        for j in 1..=b.len() {
            let replaced = rows[before][j - 1] + usize::from(!a[i - 1].eq_ignore_ascii_case(&b[j - 1]));
            let mut cost = replaced.min(rows[before][j] + 1).min(rows[now][j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                cost = cost.min(rows[earlier][j - 2] + 1);
            }
            rows[now][j] = cost;
            least = least.min(cost);
        }
        if least > limit {
            return None;
        }
    }
    Some(rows[a.len() % 3][b.len()]).filter(|&cost| cost <= limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_name_is_found_and_far_ones_are_not() {
        let names = ["colour", "color_count", "position"];
        assert_eq!(nearest("color", names.into_iter()), Some("colour"));
        assert_eq!(nearest("postiion", names.into_iter()), Some("position"));
        assert_eq!(nearest("normal", names.into_iter()), None);
    }
}
