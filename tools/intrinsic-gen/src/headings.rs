//! What a text of the specification (`wgsl/index.bs`) has and the definitions lack, or the other way round: built-in functions and
//! constructors by the headings of their chapter, and the closed sets of names by where each name is defined.

use std::collections::BTreeSet;

use crate::model::{IntrinsicKind, Model};

/// The enums of the definitions, and what the specification's definitions of their entries are `for`.
const NAMES: [(&str, &str); 12] = [
    ("builtin_value", "built-in values"),
    ("extension", "extension"),
    ("language_feature", "language_extension"),
    ("attribute", "attribute"),
    ("diagnostic_rule", "trigger"),
    ("diagnostic_severity", "severity"),
    ("address_space", "address spaces"),
    ("access", "access"),
    ("texel_format", "texel format"),
    ("interpolation_type", "interpolation type"),
    ("interpolation_sampling", "interpolation sampling"),
    ("depth_mode", "depth_mode"),
];

/// What the resolver makes by itself: no row of a table has arrays of any element and count.
const NOT_IN_TABLES: [&str; 1] = ["array"];

/// The first heading of the chapter of built-in functions, and the one after it.
const CHAPTER: (&str, &str) = ("# Built-in Functions ", "# Grammar for Recursive Descent");

/// One line for each difference, in the order of the names; nothing where both have the same.
pub fn differences(specification: &str, model: &Model) -> Vec<String> {
    let kinds = [IntrinsicKind::Function, IntrinsicKind::Constructor, IntrinsicKind::Conversion];
    let ours = kinds.into_iter().flat_map(|kind| model.of_kind(kind)).map(|intrinsic| intrinsic.name.as_str());
    let ours = ours.chain(NOT_IN_TABLES).collect();
    let mut lines = compare("built-in function", &headings(specification), &ours);
    for (name, defined_for) in NAMES {
        let Some(id) = model.find_enum(name) else {
            lines.push(format!("there is no enum '{name}' in the definitions"));
            continue;
        };
        let entries = model.enums[id.index()].entries.iter().filter(|entry| !entry.is_internal);
        // What only the specification's own text names is internal here.
        let theirs = defined(specification, defined_for);
        let internal: BTreeSet<&str> =
            model.enums[id.index()].entries.iter().filter(|e| e.is_internal).map(|e| e.name.as_str()).collect();
        let theirs = theirs.difference(&internal).copied().collect();
        lines.extend(compare(defined_for, &theirs, &entries.map(|entry| entry.name.as_str()).collect()));
    }
    lines
}

fn compare(what: &str, theirs: &BTreeSet<&str>, ours: &BTreeSet<&str>) -> Vec<String> {
    let missing = theirs.difference(ours).map(|name| format!("{what} '{name}' is not in the definitions"));
    let unknown = ours.difference(theirs).map(|name| format!("{what} '{name}' is not in the specification"));
    missing.chain(unknown).collect()
}

/// The names that the chapter's headings have in backticks.
fn headings(specification: &str) -> BTreeSet<&str> {
    let lines = specification.lines().skip_while(|line| !line.starts_with(CHAPTER.0));
    let lines = lines.take_while(|line| !line.starts_with(CHAPTER.1));
    let name = |line: &'_ str| -> Option<(usize, usize)> {
        let text = line.strip_prefix("##")?.trim_start_matches('#').strip_prefix(" `")?;
        let start = line.len() - text.len();
        Some((start, start + text.find('`')?))
    };
    lines.filter_map(|line| name(line).map(|(start, end)| &line[start..end])).collect()
}

/// The terms that `<dfn>` elements define for `of`.
fn defined<'s>(specification: &'s str, of: &str) -> BTreeSet<&'s str> {
    let mut found = BTreeSet::new();
    for part in specification.split("<dfn").skip(1) {
        let Some((tag, rest)) = part.split_once('>') else { continue };
        let Some((term, _)) = rest.split_once("</dfn>") else { continue };
        let is_for = [format!("for=\"{of}\""), format!("for={of}")].iter().any(|text| {
            let place = tag.find(text.as_str());
            // `for=access` is no prefix of another name.
            place.is_some_and(|at| !tag[at + text.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_'))
        });
        if is_for {
            found.insert(term.trim_matches('`'));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
# Weather # {#weather}
### `rain` ### {#rain}
# Built-in Functions # {#functions}
## Bread Functions ## {#bread}
### `knead` ### {#knead}
Flour and water.
#### `rise` (slowly) #### {#rise}
### Dough by hand ### {#hand}
# Grammar for Recursive Descent # {#grammar}
### `parse` ### {#parse}
";

    #[test]
    fn headings_of_the_chapter_are_names() {
        assert_eq!(headings(TEXT), BTreeSet::from(["knead", "rise"]));
    }

    #[test]
    fn terms_are_found_by_what_they_are_for() {
        let text = "<tr><td><dfn noexport dfn-for=\"access\">`knife`</dfn> cuts <dfn for=access_road>lane</dfn>
            <dfn for=\"access\" export>fork</dfn> and <dfn>spoon</dfn>";
        assert_eq!(defined(text, "access"), BTreeSet::from(["fork", "knife"]));
    }

    #[test]
    fn both_directions_are_told() {
        let (theirs, ours) = (BTreeSet::from(["a", "b"]), BTreeSet::from(["b", "c"]));
        let lines = compare("thing", &theirs, &ours);
        assert_eq!(lines, ["thing 'a' is not in the definitions", "thing 'c' is not in the specification"]);
    }
}
