//! Which lines two texts differ in: a diff of them for people, and a patch for tools.

/// Above this many pairs of lines the middle is shown as removed and added at once.
const MAX_PAIRS: usize = 4_000_000;
/// Unchanged lines shown around a change.
const CONTEXT: usize = 3;

/// A diff with `-` for expected lines, `+` for actual ones, and three lines of context around each change.
pub fn unified(expected: &str, actual: &str) -> String {
    let (old, new): (Vec<&str>, Vec<&str>) = (expected.lines().collect(), actual.lines().collect());
    let mut lines = edit(&old, &new);
    if lines.iter().all(|(mark, _)| *mark == ' ') {
        return "(the texts differ only in line ends)\n".to_owned();
    }
    let near: Vec<bool> = (0..lines.len())
        .map(|at| {
            let around = at.saturating_sub(CONTEXT)..(at + CONTEXT + 1).min(lines.len());
            lines[around].iter().any(|(mark, _)| *mark != ' ')
        })
        .collect();
    let mut text = String::new();
    let mut left_out = false;
    for ((mark, line), near) in lines.drain(..).zip(near) {
        if near {
            if left_out {
                text.push_str("  ...\n");
            }
            text.push(mark);
            text.push(' ');
            text.push_str(line);
            text.push('\n');
        }
        left_out = !near;
    }
    text
}

/// The unified diff of a file, with its name in the two lines at the head: what `patch` reads. Nothing where the texts are equal.
pub fn patch(name: &str, old: &str, new: &str) -> String {
    let (old_lines, new_lines): (Vec<&str>, Vec<&str>) =
        (old.split_inclusive('\n').collect(), new.split_inclusive('\n').collect());
    let lines = edit(&old_lines, &new_lines);
    let mut text = String::new();
    for hunk in hunks(&lines) {
        let before = |marks: [char; 2]| lines[..hunk.start].iter().filter(|(mark, _)| marks.contains(mark)).count();
        let within = |marks: [char; 2]| lines[hunk.clone()].iter().filter(|(mark, _)| marks.contains(mark)).count();
        let range = |marks| {
            let count = within(marks);
            // An empty range is named by the line before it.
            format!("{},{count}", before(marks) + usize::from(count > 0))
        };
        text += &format!("@@ -{} +{} @@\n", range([' ', '-']), range([' ', '+']));
        for (mark, line) in &lines[hunk.clone()] {
            text.push(*mark);
            text += line;
            if !line.ends_with('\n') {
                text += "\n\\ No newline at end of file\n";
            }
        }
    }
    if text.is_empty() { text } else { format!("--- {name}\n+++ {name}\n{text}") }
}

/// The runs of lines that hold all changes with their surroundings.
fn hunks(lines: &[(char, &str)]) -> Vec<std::ops::Range<usize>> {
    let mut hunks: Vec<std::ops::Range<usize>> = Vec::new();
    for at in (0..lines.len()).filter(|&at| lines[at].0 != ' ') {
        let (start, end) = (at.saturating_sub(CONTEXT), (at + CONTEXT + 1).min(lines.len()));
        match hunks.last_mut().filter(|last| last.end >= start) {
            Some(last) => last.end = end,
            None => hunks.push(start..end),
        }
    }
    hunks
}

/// The lines of both, marked as common, removed or added.
pub fn edit<'a>(old: &[&'a str], new: &[&'a str]) -> Vec<(char, &'a str)> {
    let prefix = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let suffix = old[prefix..].iter().rev().zip(new[prefix..].iter().rev()).take_while(|(a, b)| a == b).count();
    let (old_middle, new_middle) = (&old[prefix..old.len() - suffix], &new[prefix..new.len() - suffix]);
    let mut lines: Vec<(char, &str)> = old[..prefix].iter().map(|&line| (' ', line)).collect();
    if old_middle.len().saturating_mul(new_middle.len()) > MAX_PAIRS {
        lines.extend(old_middle.iter().map(|&line| ('-', line)));
        lines.extend(new_middle.iter().map(|&line| ('+', line)));
    } else {
        edit_middle(old_middle, new_middle, &mut lines);
    }
    lines.extend(old[old.len() - suffix..].iter().map(|&line| (' ', line)));
    lines
}

/// A longest common subsequence by the usual table.
fn edit_middle<'a>(old: &[&'a str], new: &[&'a str], lines: &mut Vec<(char, &'a str)>) {
    let width = new.len() + 1;
    let mut longest = vec![0u32; (old.len() + 1) * width];
    for i in (0..old.len()).rev() {
        for j in (0..new.len()).rev() {
            longest[i * width + j] = if old[i] == new[j] {
                longest[(i + 1) * width + j + 1] + 1
            } else {
                longest[(i + 1) * width + j].max(longest[i * width + j + 1])
            };
        }
    }
    let (mut i, mut j) = (0, 0);
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            lines.push((' ', old[i]));
            (i, j) = (i + 1, j + 1);
        } else if j == new.len() || (i < old.len() && longest[(i + 1) * width + j] >= longest[i * width + j + 1]) {
            lines.push(('-', old[i]));
            i += 1;
        } else {
            lines.push(('+', new[j]));
            j += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_are_shown_with_their_surroundings() {
        let old: Vec<String> = (0..20).map(|line| line.to_string()).collect();
        let mut new = old.clone();
        new[10] = "ten".to_owned();
        new.insert(11, "and a half".to_owned());
        let diff = unified(&old.join("\n"), &new.join("\n"));
        assert_eq!(diff, "  ...\n  7\n  8\n  9\n- 10\n+ ten\n+ and a half\n  11\n  12\n  13\n");
        let expected = "--- f\n+++ f\n@@ -8,7 +8,8 @@\n 7\n 8\n 9\n-10\n+ten\n+and a half\n 11\n 12\n 13\n";
        assert_eq!(patch("f", &old.join("\n"), &new.join("\n")), expected);
        assert_eq!(patch("f", "a", "a\n"), "--- f\n+++ f\n@@ -1,1 +1,1 @@\n-a\n\\ No newline at end of file\n+a\n");
        assert_eq!(patch("f", "", "a\n"), "--- f\n+++ f\n@@ -0,0 +1,1 @@\n+a\n");
        assert_eq!(unified("a\n", "a\r\n"), "(the texts differ only in line ends)\n");
    }
}
