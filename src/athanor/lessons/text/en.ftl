## What is said in every lesson

lesson-beside = That is allowed, but it leads elsewhere. Take it back, or play on and see what comes of it.
lesson-shown = That was it. Now you: the table is laid as before.
no-such-lesson = There is no lesson called “{ $lesson }”.
