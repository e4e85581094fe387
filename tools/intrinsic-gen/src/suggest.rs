//! Names that are near to one that is not known.

/// `; did you mean 'min'?` where one of the names that there are is near to `name`, else nothing.
pub fn near<'n>(name: &str, known: impl IntoIterator<Item = &'n str>) -> String {
    let limit = (name.chars().count() / 3).max(1);
    let distances = known.into_iter().map(|known| (distance(name, known), known));
    let nearest = distances.filter(|(distance, _)| *distance <= limit).min();
    nearest.map(|(_, known)| format!("; did you mean '{known}'?")).unwrap_or_default()
}

/// How many characters have to be put in, taken out, exchanged or swapped with their neighbours to make one text of the other.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows: Vec<Vec<usize>> = vec![(0..=b.len()).collect()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let changed = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut least = changed.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(rows[i - 2][j - 2] + 1);
            }
            row.push(least);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn near_names_are_found() {
        assert_eq!([distance("kitten", "sitting"), distance("", "abc"), distance("f23", "f32")], [3, 3, 1]);
        assert_eq!(near("clamp_integr", ["saturate", "clamp_integer"]), "; did you mean 'clamp_integer'?");
        assert_eq!(near("shadermodel", ["sm"]), "");
    }
}
