//! The texts of `@accuracy`.

use crate::facts::Bound;

/// Parses bounds joined by ` or `; the error says what is wrong.
pub fn parse_bounds(text: &str) -> Result<Vec<Bound>, String> {
    text.split(" or ").map(|bound| parse_bound(bound.trim())).collect()
}

fn parse_bound(text: &str) -> Result<Bound, String> {
    match text {
        "exact" => return Ok(Bound::Exact),
        "correctly_rounded" => return Ok(Bound::CorrectlyRounded),
        _ => {}
    }
    let call = text.strip_suffix(')').and_then(|text| text.split_once('('));
    let Some((name, inside)) = call.filter(|(_, inside)| !inside.trim().is_empty()) else {
        return Err(format!(
            "'{text}' is no bound: write exact, correctly_rounded, ulp(x), abs(x, domain), relative(x) or inherited(expression)"
        ));
    };
    let inside = inside.trim();
    match name.trim() {
        "ulp" => Ok(Bound::Ulp(inside.to_owned())),
        "relative" => Ok(Bound::Relative(inside.to_owned())),
        "inherited" => Ok(Bound::Inherited(inside.to_owned())),
        "abs" => match inside.split_once(',') {
            Some((x, domain)) => Ok(Bound::Absolute(x.trim().to_owned(), Some(domain.trim().to_owned()))),
            None => Ok(Bound::Absolute(inside.to_owned(), None)),
        },
        name => Err(format!(
            "'{name}' is no bound: write exact, correctly_rounded, ulp(x), abs(x, domain), relative(x) or inherited(expression)"
        )),
    }
}
